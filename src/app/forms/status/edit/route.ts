import { familyEdit } from '@/features/inbox/server/family-status/handlers'
import { editors } from '../../forms'

export const POST = familyEdit(editors)
