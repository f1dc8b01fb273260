/** The areas by which the audit is filtered. Collections without another area belong to families. */
export const AUDIT_AREAS = {
  families: 'Families and players',
  content: 'Content of the site',
  settings: 'Settings',
  accounts: 'Accounts and roles',
  'sign-ins': 'Sign-ins',
} as const

export type AuditArea = keyof typeof AUDIT_AREAS

export const AUDIT_AREA_KEYS = Object.keys(AUDIT_AREAS) as [AuditArea, ...AuditArea[]]
