import { familyWithdraw } from '@/features/inbox/server/family-status/handlers'
import { editors } from '../../forms'

export const POST = familyWithdraw(editors)
