import { listFeePlaces } from '../../server/fee-places'
import { listHardCodedFees } from '../../server/former-amounts'
import { ConfirmFees } from '../lazy.client'

/** Replaces Payload's save button: a changed amount must be confirmed, with the list of the pages that name it. */
export async function SaveFees() {
  const [places, hardCoded] = await Promise.all([listFeePlaces(), listHardCodedFees()])
  return <ConfirmFees places={places} hardCoded={hardCoded} />
}
