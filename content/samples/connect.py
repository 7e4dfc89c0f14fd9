"""Connects to dTransfer with one POST request, without a body."""
import sys
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

ENDPOINT = "{{connectEndpoint}}"


class NoRedirect(HTTPRedirectHandler):
    def redirect_request(self, *args):  # a redirect is no success
        return None


def main() -> None:
    request = Request(ENDPOINT, method="POST")
    try:
        with build_opener(NoRedirect).open(request, timeout=10) as response:
            print(f"Connected: HTTP {response.status}")
    except HTTPError as error:  # any status that is not a success
        sys.exit(f"Could not connect: HTTP {error.code}")
    except (OSError, HTTPException) as error:  # no answer in time
        sys.exit(f"Could not connect: {error}")


if __name__ == "__main__":
    main()
