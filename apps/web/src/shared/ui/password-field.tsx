import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { cn } from '#shared/ui/class-names.ts';
import { describedBy, fieldClasses, FieldFrame } from '#shared/ui/field-frame.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string | undefined;
}

export function PasswordField({ label, error, className, id, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={fieldId} label={label} error={error} counter={undefined} className={className}>
      <div className="relative">
        <input
          {...props}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, undefined)}
          className={cn(fieldClasses, 'h-11 pr-12')}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-[18px]" />
          {/* Text, not aria-label: "Password" must stay the label of one element only. */}
          <span className="sr-only">{shown ? 'Hide password' : 'Show password'}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
