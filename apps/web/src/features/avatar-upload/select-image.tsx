import { ImageUp } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { ACCEPTED_AVATARS } from '#features/avatar-upload/avatar-types.ts';
import { Button } from '#shared/ui/button.tsx';

interface SelectImageProps {
  onChoose: (file: File) => void;
  ref: Ref<HTMLButtonElement>;
}

export function SelectImage({ onChoose, ref }: SelectImageProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} variant="outline" onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" />
        Select Image
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Avatar"
        accept={ACCEPTED_AVATARS}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // Otherwise the same file could not be picked a second time.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
