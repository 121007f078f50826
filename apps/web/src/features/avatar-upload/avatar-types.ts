const AVATAR_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

/** For the `accept` of a file input; a file can still come in another way, so it is checked again. */
export const ACCEPTED_AVATARS = AVATAR_TYPES.join(',');

export function isAvatarType(type: string): boolean {
  return AVATAR_TYPES.includes(type.toLowerCase());
}
