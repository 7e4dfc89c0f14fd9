import type { ComponentClass, ComponentLifecycle, ReactNode } from "react";

declare global {
  /** What Sveltia gives to the page for components; their JSX becomes calls of its `h`. */
  function createClass<Props, State = object>(
    component: ComponentLifecycle<Props, State> & {
      getInitialState?(): State;
      render(): ReactNode;
    } & ThisType<{ props: Props; state: State; setState(state: Partial<State>): void }>,
  ): ComponentClass<Props>;
}
