import { cookies } from 'next/headers'
import type { EditProps } from '@/components/form/EditForm.client'
import { PageHero } from '@/components/ui/PageHero'
import { EditApplication } from '@/features/registration/components/applications/EditApplication.client'
import type { FamilyPage } from '@/features/entries/server/family-status/queries'
import type { FamilyKind } from '@/features/entries/rules/stages'
import { readEntry } from '@/server/forms/entries'
import { StatusView } from '@/features/entries/components/family-status/StatusView'
import { EditRegistration } from '@/features/registration/components/EditRegistration.client'
import { EditTryout } from '@/features/registration/components/EditTryout.client'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { toParams, type SearchParams } from '@/lib/search-params'
import { decryptFlash } from '@/server/forms/flash'
import { getSiteSettings } from '@/features/site/server/site'
import { editors } from '../../../../forms/forms'
import { ClosedPage } from '../../ClosedPage'
import { openFamilyPage } from '../../open-page'
import styles from '@/features/entries/components/family-status/status.module.css'

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams }

const FORMS = {
  'player-registrations': EditRegistration,
  'tryout-registrations': EditTryout,
  applications: EditApplication,
} as const satisfies Record<FamilyKind, unknown>

export const metadata = pageMetadata({
  title: 'Change your answers',
  description: 'What you sent us, to change until it is read.',
  path: paths.familyLinks,
  noindex: true,
})

/** A family's own answers, editable until staff open them. */
export default async function FamilyEditPage({ params, searchParams }: Props) {
  const { token } = await params
  const page = await openFamilyPage(token)
  if (typeof page === 'string') return <ClosedPage reason={page} />
  const form = page.isOpen ? await findForm(page, token, toParams(await searchParams).has('again')) : null
  if (!form) {
    const { phone } = await getSiteSettings()
    return <StatusView page={page} token={token} phone={phone} done="closed" />
  }
  const Form = FORMS[page.kind]
  return (
    <>
      <PageHero
        label={`Reference ${page.reference}`}
        title="Change your answers"
        lede="Our staff see what is new. You can do this until someone has begun to read it."
        compact
      />
      <div className={styles.familyPage}>
        <div className="wrap">
          <div className="max-w-3xl">
            <Form {...form} />
          </div>
        </div>
      </div>
    </>
  )
}

async function findForm(page: FamilyPage, token: string, isAgain: boolean): Promise<EditProps | null> {
  const editor = editors[page.kind]
  const entry = await readEntry(editor, page.id)
  if (!entry) return null
  const jar = await cookies()
  const flash = isAgain ? decryptFlash((name) => jar.get(name)?.value) : null
  return {
    action: paths.familyPost('edit'),
    token,
    values: editor.toValues(entry),
    flash,
    backHref: paths.familyStatus(token),
  }
}
