import { familyEdit } from '@/features/inbox/store/family-status/handlers'
import { editors } from '../../forms'

export const POST = familyEdit(editors)
