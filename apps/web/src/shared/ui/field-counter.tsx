import { cn } from '#shared/ui/class-names.ts';

/** How much of a limit is used, in the measure of the rule (code points). */
export interface Count {
  length: number;
  max: number;
}

export function FieldCounter({ id, count }: { id: string; count: Count }) {
  return (
    <span
      id={id}
      className={cn('text-xs tabular-nums', count.length > count.max ? 'text-danger' : 'text-soft')}
    >
      {count.length}/{count.max}
    </span>
  );
}
