import { useEffect, useState } from 'react';

/** Whether something has been going on without a pause for so long that one begins to wonder. */
export function useTakesLong(busy: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy, ms]);
  return long;
}
