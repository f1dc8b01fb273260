import { listFeePages } from '../../server/fee-pages'
import { listHardCodedFees } from '../../server/former-amounts'
import { ConfirmFees } from '../lazy.client'

/** Replaces Payload's save button: a changed amount must be confirmed, with the list of the pages that name it. */
export async function SaveFees() {
  const [pages, hardCoded] = await Promise.all([listFeePages(), listHardCodedFees()])
  return <ConfirmFees pages={pages} hardCoded={hardCoded} />
}
