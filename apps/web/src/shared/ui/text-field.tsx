import { useId, type ComponentProps } from 'react';
import { cn } from '#shared/ui/class-names.ts';
import type { Count } from '#shared/ui/field-counter.tsx';
import { describedBy, fieldClasses, FieldFrame } from '#shared/ui/field-frame.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  counter?: Count | undefined;
}

/** `className` places the whole field, label included. */
export function TextField({ label, error, counter, className, id, ...props }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} error={error} counter={counter} className={className}>
      <input
        {...props}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, counter)}
        className={cn(fieldClasses, 'h-11')}
      />
    </FieldFrame>
  );
}
