import { AFTER_FORMS } from './after-forms'
import { TO_FAMILIES } from './to-families'
import { TO_STAFF } from './to-staff'

/**
 * The automatic mails, by the name of their field in the global "Automatic mails". They contain only first names and
 * references, because mail passes through many servers.
 */
export const MAIL_TEMPLATES = { ...AFTER_FORMS, ...TO_FAMILIES, ...TO_STAFF }

export type MailTemplateName = keyof typeof MAIL_TEMPLATES

export const MAIL_TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as [MailTemplateName, ...MailTemplateName[]]
