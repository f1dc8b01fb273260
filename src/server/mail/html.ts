import { escapeHtml } from '@/lib/escape-html'
import type { MailLanguage } from '@/lib/mail-languages'

/** Returns the HTML version of a plain text mail: one column in the site's colors, with clickable links. */
export function mailHtml(subject: string, text: string, language: MailLanguage): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${linkify(escapeHtml(paragraph)).replace(/\n/g, '<br>')}</p>`)
    .join('')
  return [
    `<!doctype html><html lang="${language}"><body style="margin:0;background:#f4efe5;padding:24px 12px">`,
    '<div style="max-width:560px;margin:0 auto;background:#fbf8f2;border-top:6px solid #ff5420;padding:28px 28px 16px;',
    'font:17px/1.6 system-ui,sans-serif;color:#0b0d12">',
    `<h1 style="font-size:22px;line-height:1.25;margin:0 0 20px">${escapeHtml(subject)}</h1>${paragraphs}</div></body></html>`,
  ].join('')
}

function linkify(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#b93409">${url}</a>`)
}
