import { definePage } from '../access/content'
import { legalTabs } from './legal-page'

/** The terms of use between the academy and the users of its site. */
export const TermsPage = definePage({
  slug: 'terms-page',
  label: 'Terms page',
  description: 'The page /terms: the agreement between the academy and everyone who uses its site.',
  tabs: legalTabs(),
})
