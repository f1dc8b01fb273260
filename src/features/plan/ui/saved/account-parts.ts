// Loaded together when somebody asks for their account, see use-account.
export { look, remove, save } from './account'
export { AccountPanel } from './AccountPanel'
export { TakenUp } from './TakenUp'
