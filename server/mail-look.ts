import type { MailLook } from '../backend/modules/mail/mail-look.ts';
import type { TenantTokens } from '../tenants/theme/tokens.ts';

/** The look of a brand's mails: that of its pages by day, since mail programs darken mails in their own ways. */
export function mailLookOf({ light, font, radius }: TenantTokens): MailLook {
  return {
    ground: light.sunken,
    paper: light.surface,
    text: light.text,
    muted: light.muted,
    line: light.line,
    band: { ground: light.header.bg, text: light.logo.word },
    button: { ground: light.action, text: light.onAction, radius: radius.control },
    headingFont: font.heading,
    bodyFont: font.body,
  };
}
