import { useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { PATHS } from '#shared/config/paths.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

const REDIRECT_DELAY_MS = 300;

export function OAuth2SuccessRoute() {
  const received = useLoaderData<boolean>();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(received ? PATHS.home : PATHS.login, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [received, navigate]);

  return (
    <div className="flex items-center gap-3 [&_svg]:size-6">
      <Spinner />
      <PageHeading title="Processing login..." titleClassName="text-xl" />
    </div>
  );
}
