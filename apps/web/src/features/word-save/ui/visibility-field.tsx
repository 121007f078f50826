import type { Visibility } from '@wordloom/contracts/word-cards';
import { Globe, Lock } from 'lucide-react';
import { Segmented } from '#shared/ui/segmented.tsx';

const OPTIONS = [
  { value: 'PRIVATE', label: 'Private', icon: <Lock aria-hidden="true" /> },
  { value: 'PUBLIC', label: 'Public', icon: <Globe aria-hidden="true" /> },
] as const;

interface VisibilityFieldProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** Who may see the card: its owner alone, or everybody who is signed in. */
export function VisibilityField(props: VisibilityFieldProps) {
  return <Segmented<Visibility> label="Visibility" options={OPTIONS} {...props} />;
}
