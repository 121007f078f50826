import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { LIGHT, SERIF } from './mail-style.ts';

/** The mail's one sentence. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="title ink break" style={title}>
      {children}
    </Heading>
  );
}

/** Running text. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink break" style={paragraph}>
      {children}
    </Text>
  );
}

/** What the mail asks for, as a button. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '28px 0' }}>
      <Button href={href} className="button" style={button}>
        {children}
      </Button>
    </Section>
  );
}

/** The button's address in full, for programs that show no buttons. */
export function SpelledOut({ href }: { href: string }) {
  return (
    <Text className="soft break" style={small}>
      Or copy this address into your browser:
      <br />
      <Link href={href} className="link" style={link}>
        {href}
      </Link>
    </Text>
  );
}

/** A link within running text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={link}>
      {children}
    </Link>
  );
}

const title = {
  margin: '0 0 16px',
  fontFamily: SERIF,
  fontSize: '25px',
  lineHeight: '32px',
  fontWeight: 600,
  color: LIGHT.ink,
};
const paragraph = { margin: '0 0 14px', fontSize: '16px', lineHeight: '25px', color: LIGHT.ink };
const small = { margin: '0', fontSize: '14px', lineHeight: '21px', color: LIGHT.soft };
const link = { color: LIGHT.primary, textDecoration: 'underline' };
const button = {
  padding: '14px 26px',
  borderRadius: '10px',
  backgroundColor: LIGHT.primary,
  color: LIGHT.onPrimary,
  fontSize: '16px',
  fontWeight: 600,
};
