import { familyEdit } from '@/features/entries/server/family-status/handlers'
import { editors } from '../../forms'

export const POST = familyEdit(editors)
