import { definePage } from '../access/content'
import { legalTabs } from './legal-page'

/** The privacy policy: what the site collects, why, and who reads it. */
export const PrivacyPage = definePage({
  slug: 'privacy-page',
  label: 'Privacy page',
  description: 'The page /privacy. Change it whenever a form asks for something new.',
  tabs: legalTabs(),
})
