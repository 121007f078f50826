/** How an administrator names somebody; the first that fits counts: id, address, username. */
export interface AccountReference {
  id: number | null;
  email: string | null;
  usernameKey: string;
}
