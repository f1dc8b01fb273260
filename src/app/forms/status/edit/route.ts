import { familyEdit } from '@/features/family-status/handlers'
import { editors } from '../editors'

export const POST = familyEdit(editors)
