import { Body, Column, Container, Head, Html, Preview, Row, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { LIGHT, SANS, SERIF, STYLE_SHEET } from './mail-style.ts';
import { WovenBand } from './woven-band.tsx';

interface MailLayoutProps {
  subject: string;
  /** What lists of mails show after the subject. */
  preview: string;
  /** Why this mail came, under the card. */
  footer: string;
  children: ReactNode;
}

/** Paper, a card with the woven band on top, the name of the product, and why the mail came. */
export function MailLayout({ subject, preview, footer, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body className="paper" style={page}>
        <Preview>{preview}</Preview>
        <Row>
          <Column className="outer" style={{ padding: '32px 16px' }}>
            <Container className="card" style={card}>
              <WovenBand />
              <Row>
                <Column className="inner" style={{ padding: '30px 40px 36px' }}>
                  <Text className="soft" style={product}>
                    Wordloom
                  </Text>
                  {children}
                </Column>
              </Row>
            </Container>
            <Text className="soft" style={reason}>
              {footer}
            </Text>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

const page = { margin: 0, backgroundColor: LIGHT.paper, fontFamily: SANS };
const card = {
  width: '100%',
  maxWidth: '560px',
  overflow: 'hidden',
  backgroundColor: LIGHT.card,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: '18px',
};
const product = { margin: '0 0 18px', fontFamily: SERIF, fontSize: '17px', color: LIGHT.soft };
const reason = {
  maxWidth: '480px',
  margin: '20px auto 0',
  fontSize: '12.5px',
  lineHeight: '19px',
  textAlign: 'center' as const,
  color: LIGHT.soft,
};
