import type { ReactNode } from 'react';
import { FieldCounter, type Count } from '#shared/ui/field-counter.tsx';

export interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  counter: Count | undefined;
  className: string | undefined;
  children: ReactNode;
}

export const fieldClasses = [
  'w-full rounded-control border bg-card px-3 text-base text-ink placeholder:text-soft',
  'transition-[border-color] duration-150 outline-offset-1',
  'border-line hover:border-field focus-visible:border-primary aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:opacity-60',
].join(' ');

export const errorIdOf = (id: string) => `${id}-error`;
export const counterIdOf = (id: string) => `${id}-counter`;

/** What a field points to with `aria-describedby`: its error first, then its counter. */
export function describedBy(id: string, error: string | undefined, counter: Count | undefined) {
  const ids = [error && errorIdOf(id), counter && counterIdOf(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, counter at the right of it, error below. */
export function FieldFrame({ id, label, error, counter, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {counter && <FieldCounter id={counterIdOf(id)} count={counter} />}
      </div>
      {children}
      {error !== undefined && error !== '' && (
        <p id={errorIdOf(id)} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
