import { DYES, dyeAt } from '@wordloom/domain/palette';

/** Two rows of threads in the ten dyes: cells with a ground, because mail programs show no pictures unasked. */
export function WovenBand() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <tbody>
        <Threads shift={0} />
        <Threads shift={DYES.length / 2} />
      </tbody>
    </table>
  );
}

function Threads({ shift }: { shift: number }) {
  return (
    <tr>
      {DYES.map(({ name }, index) => (
        <td
          key={name}
          height="5"
          style={{
            height: '5px',
            fontSize: '0',
            lineHeight: '0',
            backgroundColor: dyeAt(index + shift).hex,
          }}
        />
      ))}
    </tr>
  );
}
