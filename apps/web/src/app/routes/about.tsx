import { StandaloneScreen } from '#app/layouts/standalone-screen.tsx';
import { CREDITS } from '#app/routes/about-credits.ts';
import { APP_NAME } from '#shared/config/app-name.ts';
import { PATHS } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function AboutRoute() {
  const signedIn = useSession() !== null;
  return (
    <StandaloneScreen>
      <PageHeading
        title={`About ${APP_NAME}`}
        lead="Word cards for people who learn languages. Look a word up in four languages, keep it, and weave it into what you know. Free software under the MIT licence."
      />
      <section className="w-full">
        <h2 className="text-xl">With thanks to</h2>
        <ul className="mt-2 divide-y divide-line">
          {CREDITS.map(({ name, href, by, licence, licenceHref }) => (
            <li key={name} className="py-3">
              <p>
                <a href={href} rel="noreferrer" className={linkClasses}>
                  {name}
                </a>{' '}
                {by}
              </p>
              <a href={licenceHref} rel="noreferrer license" className={quietLinkClasses}>
                {licence}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink to={signedIn ? PATHS.home : PATHS.login} variant="outline">
        {signedIn ? 'Back to Home' : 'Go to Login'}
      </ButtonLink>
    </StandaloneScreen>
  );
}

const linkClasses = 'font-semibold text-primary underline-offset-2 hover:underline';
const quietLinkClasses = 'text-sm text-soft underline underline-offset-2 hover:text-ink';
