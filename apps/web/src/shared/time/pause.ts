/** @param ms milliseconds; without them, only until the browser has done what is due */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
