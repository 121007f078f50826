import { clsx, type ClassValue } from 'clsx';

/** Joins class names. It does not merge rivals: give a component classes for its place, not for its look. */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
