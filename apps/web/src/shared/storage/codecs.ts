/** How a value stands in localStorage. `decode` answers null for what it does not understand. */
export interface Codec<T> {
  encode: (value: T) => string;
  decode: (stored: string) => T | null;
}

export const text: Codec<string> = {
  encode: (value) => value,
  decode: (stored) => stored,
};

export const number: Codec<number> = {
  encode: String,
  decode: (stored) => (/^\d{1,10}$/.test(stored) ? Number(stored) : null),
};

export const textList: Codec<string[]> = {
  encode: (value) => JSON.stringify(value),
  decode: (stored) => {
    try {
      const value: unknown = JSON.parse(stored);
      return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
    } catch {
      return null;
    }
  },
};

export function oneOf<const T extends string>(values: readonly T[]): Codec<T> {
  return {
    encode: (value) => value,
    decode: (stored) => values.find((value) => value === stored) ?? null,
  };
}
