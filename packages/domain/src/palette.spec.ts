import { describe, expect, it } from 'vitest';
import { DYES, dyeAt } from './palette.ts';

describe('the palette', () => {
  it('has ten dyes and starts over after the tenth', () => {
    expect(DYES).toHaveLength(10);
    expect(dyeAt(0).name).toBe('indigo');
    expect(dyeAt(13)).toBe(dyeAt(3));
  });
});
