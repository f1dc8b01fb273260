import { familyWithdraw } from '@/features/inbox/store/family-status/handlers'
import { editors } from '../../forms'

export const POST = familyWithdraw(editors)
