import os
import sys

from textual_serve.server import Server

app = os.path.join(os.path.dirname(os.path.abspath(__file__)), "textual_app.py")
Server(f"{sys.executable} {app}", host="127.0.0.1", port=int(os.environ["PORT"])).serve()
