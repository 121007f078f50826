import {
  SHARE_FORMATS,
  SHARE_SCALES,
  SHEET,
  type ShareChoice,
} from '#features/card-share/share-format.ts';
import { Segmented } from '#shared/ui/segmented.tsx';

interface ShareChoicesProps {
  choice: ShareChoice;
  onChange: (choice: ShareChoice) => void;
}

const SCALE_OPTIONS = SHARE_SCALES.map((scale) => ({
  value: String(scale),
  label: `${String(scale)}x`,
}));
const FORMAT_OPTIONS = SHARE_FORMATS.map((format) => ({ value: format, label: format }));

/** How large, and as which kind of file. */
export function ShareChoices({ choice, onChange }: ShareChoicesProps) {
  const { scale, format } = choice;
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-x-4 gap-y-5 md:grid-cols-1">
      <div>
        <Segmented
          label="Scale"
          options={SCALE_OPTIONS}
          value={String(scale)}
          onChange={(value) =>
            onChange({ format, scale: SHARE_SCALES.find((it) => String(it) === value) ?? scale })
          }
        />
        <p className="mt-1.5 text-sm text-soft tabular-nums">
          {SHEET.width * scale} × {SHEET.height * scale} pixels
        </p>
      </div>
      <Segmented
        label="Format"
        options={FORMAT_OPTIONS}
        value={format}
        onChange={(value) => onChange({ scale, format: value })}
      />
    </div>
  );
}
