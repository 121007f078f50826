import { useSearchParams } from 'react-router-dom';
import { ResendForm } from '#features/resend-confirmation/resend-form.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { OrRule } from '#shared/ui/or-rule.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const SUCCESS = {
  title: 'Congratulations, your account has been verified!',
  text: 'You can now log in to the product and start exploring new words.',
};
const ALREADY = {
  title: 'Your account was already verified.',
  text: 'Try logging in directly.',
};
const INVALID = {
  title: 'The verification link is invalid or has expired.',
  text: 'Please request a new verification link or check the URL.',
};

export function EmailVerificationRoute() {
  const [params] = useSearchParams();
  const result = resultOf(params.get('status'));
  return (
    <>
      <PageHeading
        title={result.title}
        lead={result.text}
        documentTitle="E-mail verification"
        titleClassName="text-2xl"
      />
      <ButtonLink to={PATHS.login} className="mt-6 w-full">
        Go to Login
      </ButtonLink>
      {result === INVALID && (
        <>
          <OrRule className="my-6">or get a new link</OrRule>
          <ResendForm />
        </>
      )}
    </>
  );
}

function resultOf(status: string | null) {
  if (status === 'success') return SUCCESS;
  return status === 'already' ? ALREADY : INVALID;
}
