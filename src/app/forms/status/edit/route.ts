import { familyEdit } from '@/features/inbox/store/family-status/handlers'
import { editors } from '../editors'

export const POST = familyEdit(editors)
