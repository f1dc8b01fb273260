import { enterWorld } from './world'

enterWorld()
