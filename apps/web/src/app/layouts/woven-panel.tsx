/** The cloth beside the door, on wide screens only. The same in both themes. */
export function WovenPanel() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-end bg-[#12143a] bg-[url(/woven.svg)] bg-cover bg-center p-14 text-[#fffdf9] lg:flex">
      <p className="font-serif text-4xl font-semibold tracking-tight">Every word is a thread.</p>
      <p className="mt-3 max-w-[34rem] text-lg text-[#fffdf9]/85">
        Look one up in four languages, keep it as a card, and weave it into what you know.
      </p>
    </aside>
  );
}
