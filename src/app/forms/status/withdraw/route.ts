import { familyWithdraw } from '@/features/family-status/handlers'
import { editors } from '../editors'

export const POST = familyWithdraw(editors)
