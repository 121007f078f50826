interface TryAgainButtonProps {
  label: string;
  /** Another try is on its way. */
  waiting: boolean;
  onPress: () => void;
}

/** Tries one language again. A finger may take any place of the box around it. */
export function TryAgainButton({ label, waiting, onPress }: TryAgainButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Try again in ${label}`}
      aria-disabled={waiting}
      onClick={waiting ? undefined : onPress}
      className="rounded-sm text-sm leading-4 font-semibold whitespace-nowrap text-primary after:absolute after:inset-0 not-aria-disabled:hover:underline aria-disabled:opacity-55"
    >
      Try again
    </button>
  );
}
