import { LibraryBig, Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#entities/user/model/use-current-user.ts';
import { UserAvatar } from '#entities/user/ui/user-avatar.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ThemedLogo } from '#shared/ui/themed-logo.tsx';

const AVATAR_SIZE = 112;

export function Greeting() {
  const navigate = useNavigate();
  const { data: user, isLoading } = useCurrentUser();
  return (
    <section className="relative flex flex-col gap-5 rounded-panel border border-line bg-card p-5 shadow-card sm:flex-row sm:items-center sm:p-7">
      <div className="shrink-0 self-start rounded-full border-2 border-line p-1.5 sm:self-center">
        {user ? (
          <UserAvatar username={user.username} imageUrl={user.imageUrl} size={AVATAR_SIZE} />
        ) : (
          <Skeleton className="size-28 rounded-full" />
        )}
      </div>
      <div className="min-w-0">
        <PageHeading
          title={user ? `Hello, ${user.username}` : 'Hello,'}
          documentTitle="Home"
          titleClassName="text-3xl sm:text-4xl"
        />
        <p role="status" className="sr-only">
          {isLoading && 'Loading...'}
        </p>
        <p className="mt-1.5 max-w-[36rem] text-lg text-soft">
          Welcome back! Ready to continue your journey of learning new words and mastering
          languages? Let&apos;s go!
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button onClick={() => void navigate(PATHS.dashboard)}>
            <Play aria-hidden="true" />
            Start Learning
          </Button>
          <Button variant="outline" onClick={() => void navigate(PATHS.myWords)}>
            <LibraryBig aria-hidden="true" />
            My Words
          </Button>
        </div>
      </div>
      <ThemedLogo size={64} className="absolute top-9 right-5 sm:static sm:ml-auto xl:size-24" />
    </section>
  );
}
