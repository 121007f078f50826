import { APP_NAME } from '#shared/config/app-name.ts';
import { useResolvedTheme } from '#shared/theme/theme.ts';

/** The woven mark, in the drawing made for the theme on the screen. `alt=""` where the name stands beside it. */
export function ThemedLogo({
  size,
  alt = `${APP_NAME} logo`,
  className,
}: {
  size: number;
  alt?: string;
  className?: string;
}) {
  return (
    <img
      src={`/logo-${useResolvedTheme()}.svg`}
      alt={alt}
      width={size}
      height={size}
      data-themed
      data-undimmed
      className={className}
    />
  );
}
