/** A request that succeeds in a later task, as IndexedDB's do. */
class FakeRequest<T> extends EventTarget {
  result!: T;
  readonly error = null;
  succeed(result: T): this {
    this.result = result;
    setTimeout(() => {
      this.dispatchEvent(new Event("success"));
    });
    return this;
  }
}

/** Completes after the requests that were made with it at once. */
class FakeTransaction extends EventTarget {
  complete(): this {
    setTimeout(() => {
      setTimeout(() => {
        this.dispatchEvent(new Event("complete"));
      });
    });
    return this;
  }
}

/** One database in memory: the part of IndexedDB that the page uses, with keys given by the caller. */
export class FakeIndexedDb {
  /** What is kept, by the name of its store and its key. */
  readonly stores = new Map<string, Map<string, unknown>>();

  open(): FakeRequest<unknown> {
    const opening = new FakeRequest<unknown>();
    opening.result = this.#database();
    if (this.stores.size === 0)
      setTimeout(() => {
        opening.dispatchEvent(new Event("upgradeneeded"));
      });
    return opening.succeed(opening.result);
  }

  #database(): unknown {
    return {
      createObjectStore: (name: string) => {
        this.stores.set(name, new Map());
      },
      transaction: (name: string) =>
        Object.assign(new FakeTransaction(), { objectStore: () => this.#store(name) }).complete(),
      close() {},
    };
  }

  #store(name: string): unknown {
    const rows = this.stores.get(name)!;
    return {
      get: (key: string) => new FakeRequest<unknown>().succeed(structuredClone(rows.get(key))),
      put: (value: unknown, key: string) => {
        rows.set(key, structuredClone(value));
        return new FakeRequest<string>().succeed(key);
      },
      clear: () => {
        rows.clear();
        return new FakeRequest<undefined>().succeed(undefined);
      },
    };
  }
}
