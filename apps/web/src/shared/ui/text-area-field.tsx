import { useId, type ComponentProps } from 'react';
import { cn } from '#shared/ui/class-names.ts';
import type { Count } from '#shared/ui/field-counter.tsx';
import { describedBy, fieldClasses, FieldFrame } from '#shared/ui/field-frame.tsx';

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
  counter?: Count | undefined;
}

export function TextAreaField({
  label,
  error,
  counter,
  className,
  id,
  rows = 2,
  ...props
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} error={error} counter={counter} className={className}>
      <textarea
        {...props}
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, counter)}
        className={cn(fieldClasses, 'block field-sizing-content min-h-17 resize-y py-2.5')}
      />
    </FieldFrame>
  );
}
