/** Before the first screen's code is here: a moment, so nothing for the eye. */
export function Starting() {
  return (
    <p role="status" className="sr-only">
      Loading...
    </p>
  );
}
