/** Hands a file to the browser's downloads. */
export function offerFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has its own hold on the content once the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
